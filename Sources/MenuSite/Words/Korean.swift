extension Words {
    /// Korean.
    static let korean = Words(
        language: "ko",
        menu: "메뉴",
        skip: "메뉴 바로가기",
        banners: "이벤트",
        bannerPosition: "{count}개 중 {n}번째",
        categories: "메뉴 카테고리",
        previous: "이전",
        next: "다음",
        other: "기타",
        soldOut: "품절",
        empty: "아직 등록된 메뉴가 없습니다.",
        contact: "연락처",
        phone: "전화",
        email: "이메일",
        map: "지도에서 보기",
        cinnamon: "시나몬 추가 가능",
        sugar: "설탕 추가 가능",
        onRequest: "요청 시 {diet} 가능",
        rating: "{best}점 만점에 {value}점",
        reviews: Plural(other: "{rating}, 리뷰 {n}개"),
        diets: Diets(
            vegan: "비건",
            vegetarian: "채식",
            glutenFree: "글루텐 프리",
            dairyFree: "유제품 무첨가",
            nutFree: "견과류 무첨가",
            halal: "할랄",
            kosher: "코셔"
        )
    )
}
