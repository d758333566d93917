/** Names as customers and operators have them, which every format has to carry. */
export const HARD_NAMES = [
  'Citroën C3; with, commas \\ and "quotes"',
  'L’Étoile d’Oran & Fils <Ñandú> 100 %',
  'Rent 🚗👨‍👩‍👧 مسار 东京',
  `${'Très long nom, '.repeat(8)}fin`,
]
