// wcwidth(3) is hidden behind _XOPEN_SOURCE, which Swift's Glibc module does not define. It answers for a locale:
// C.UTF-8, which is built into the C library, so that no locale of the machine or its user plays a part.
#include <locale.h>
#include <stdint.h>
#include <wchar.h>

extern int wcwidth(wchar_t);

static inline int carte_cell_width(uint32_t scalar) {
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (!utf8) return 1;
    locale_t before = uselocale(utf8);
    int width = wcwidth((wchar_t)scalar);
    uselocale(before);
    freelocale(utf8);
    return width;
}
