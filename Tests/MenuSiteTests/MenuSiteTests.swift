import Testing
@testable import MenuSite
