/** Realistic but difficult names of customers and operators, which every format must support. */
export const HARD_NAMES = [
  'Citroën C3; with, commas \\ and "quotes"',
  'L’Étoile d’Oran & Fils <Ñandú> 100 %',
  'Rent 🚗👨‍👩‍👧 مسار 东京',
  `${'Très long nom, '.repeat(8)}fin`,
]
