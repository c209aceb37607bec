extension Words {
    /// Japanese.
    static let japanese = Words(
        language: "ja",
        menu: "メニュー",
        skip: "メニューへ移動",
        banners: "キャンペーン",
        bannerPosition: "{count}件中{n}件目",
        categories: "メニューのカテゴリー",
        previous: "前へ",
        next: "次へ",
        other: "その他",
        soldOut: "売り切れ",
        empty: "ただいまメニューを準備中です。",
        contact: "お問い合わせ",
        phone: "電話",
        email: "メール",
        map: "地図で見る",
        cinnamon: "シナモン追加可",
        sugar: "砂糖追加可",
        onRequest: "ご要望により{diet}対応可",
        rating: "{best}点中{value}点",
        reviews: Plural(other: "{rating}、レビュー{n}件"),
        diets: Diets(
            vegan: "ヴィーガン",
            vegetarian: "ベジタリアン",
            glutenFree: "グルテンフリー",
            dairyFree: "乳製品不使用",
            nutFree: "ナッツ不使用",
            halal: "ハラール",
            kosher: "コーシャ"
        )
    )
}
