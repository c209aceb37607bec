extension Words {
    /// Vietnamese.
    static let vietnamese = Words(
        language: "vi",
        menu: "Thực đơn",
        skip: "Chuyển đến thực đơn",
        banners: "Ưu đãi",
        bannerPosition: "{n} trên {count}",
        categories: "Danh mục thực đơn",
        previous: "Trước",
        next: "Tiếp theo",
        other: "Món khác",
        soldOut: "Tạm hết",
        empty: "Thực đơn hiện chưa có món nào.",
        contact: "Liên hệ",
        phone: "Điện thoại",
        email: "Email",
        map: "Xem trên bản đồ",
        cinnamon: "có thể thêm quế",
        sugar: "có thể thêm đường",
        onRequest: "{diet} theo yêu cầu",
        rating: "{value} trên {best}",
        reviews: Plural(other: "{rating}, {n} đánh giá"),
        diets: Diets(
            vegan: "thuần chay",
            vegetarian: "chay",
            glutenFree: "không chứa gluten",
            dairyFree: "không chứa sữa",
            nutFree: "không chứa các loại hạt",
            halal: "Halal",
            kosher: "Kosher"
        )
    )
}
