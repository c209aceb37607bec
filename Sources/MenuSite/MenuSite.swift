// MenuSite
