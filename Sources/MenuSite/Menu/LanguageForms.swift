/// The forms in which languages write prices, numbers and hours, as far as pages have asked for them.
struct LanguageForms: Sendable {
    var prices = PriceForms()
    var hours = HoursForms()
}
