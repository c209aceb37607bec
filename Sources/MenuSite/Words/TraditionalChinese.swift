extension Words {
    /// Chinese in traditional characters.
    static let traditionalChinese = Words(
        language: "zh-Hant",
        menu: "菜單",
        skip: "跳到菜單",
        banners: "優惠活動",
        bannerPosition: "第 {n} 張，共 {count} 張",
        categories: "菜單分類",
        previous: "上一張",
        next: "下一張",
        other: "其他",
        soldOut: "已售完",
        empty: "菜單目前尚無內容。",
        contact: "聯絡我們",
        phone: "電話",
        email: "電子郵件",
        map: "在地圖上查看",
        cinnamon: "可加肉桂粉",
        sugar: "可加糖",
        onRequest: "可提供{diet}選項",
        rating: "{value} 分（滿分 {best} 分）",
        reviews: Plural(other: "{rating}，{n} 則評論"),
        diets: Diets(
            vegan: "純素",
            vegetarian: "素食",
            glutenFree: "無麩質",
            dairyFree: "不含乳製品",
            nutFree: "不含堅果",
            halal: "清真",
            kosher: "猶太潔食"
        )
    )
}
