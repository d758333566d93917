/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Returns every run of letters and digits, without case, accents, hyphens and apostrophes. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđı]/g, (letter) => PLAIN[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
