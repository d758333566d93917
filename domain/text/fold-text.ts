/** Removes case and accents to compare names. */
export const foldText = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
