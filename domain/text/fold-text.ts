/** A text without case and accents, to compare names by. */
export const foldText = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
