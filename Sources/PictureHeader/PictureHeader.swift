// PictureHeader
