extension Words {
    /// Thai, which has no full stop.
    static let thai = Words(
        language: "th",
        menu: "เมนู",
        skip: "ข้ามไปที่เมนู",
        banners: "โปรโมชัน",
        bannerPosition: "{n} จาก {count}",
        categories: "หมวดหมู่เมนู",
        previous: "ก่อนหน้า",
        next: "ถัดไป",
        other: "อื่นๆ",
        soldOut: "หมดแล้ว",
        empty: "ยังไม่มีรายการในเมนู",
        contact: "ติดต่อเรา",
        phone: "โทรศัพท์",
        email: "อีเมล",
        map: "ดูบนแผนที่",
        cinnamon: "ใส่อบเชยได้",
        sugar: "ใส่น้ำตาลได้",
        onRequest: "ขอแบบ{diet}ได้",
        rating: "{value} จาก {best} คะแนน",
        reviews: Plural(other: "{rating} รีวิว {n} รายการ"),
        diets: Diets(
            vegan: "วีแกน",
            vegetarian: "มังสวิรัติ",
            glutenFree: "ไม่มีกลูเตน",
            dairyFree: "ไม่มีนม",
            nutFree: "ไม่มีถั่วเปลือกแข็ง",
            halal: "ฮาลาล",
            kosher: "โคเชอร์"
        )
    )
}
