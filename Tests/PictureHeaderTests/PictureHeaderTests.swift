import Testing

@testable import PictureHeader
