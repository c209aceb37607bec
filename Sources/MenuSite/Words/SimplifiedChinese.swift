extension Words {
    /// Chinese in simplified characters.
    static let simplifiedChinese = Words(
        language: "zh-Hans",
        menu: "菜单",
        skip: "跳到菜单",
        banners: "优惠活动",
        bannerPosition: "第 {n} 张，共 {count} 张",
        categories: "菜单分类",
        previous: "上一张",
        next: "下一张",
        other: "其他",
        soldOut: "已售罄",
        empty: "菜单暂无内容。",
        contact: "联系我们",
        phone: "电话",
        email: "邮箱",
        map: "在地图上查看",
        cinnamon: "可加肉桂粉",
        sugar: "可加糖",
        onRequest: "可提供{diet}选项",
        rating: "{value} 分（满分 {best} 分）",
        reviews: Plural(other: "{rating}，{n} 条评价"),
        diets: Diets(
            vegan: "纯素",
            vegetarian: "素食",
            glutenFree: "无麸质",
            dairyFree: "不含乳制品",
            nutFree: "不含坚果",
            halal: "清真",
            kosher: "犹太洁食"
        )
    )
}
