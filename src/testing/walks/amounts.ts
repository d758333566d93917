/** An amount of dinars, from thousandths, as an English page shows it, with plain spaces. */
export const dinars = (amount: number) =>
  `${(amount / 1000).toLocaleString('en', { maximumFractionDigits: 3 })} TND`
