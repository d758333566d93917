/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_CHARACTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Returns every run of letters and digits, in lower case, without accents, hyphens and apostrophes. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđı]/g, (letter) => BASE_CHARACTERS[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
