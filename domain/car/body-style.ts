import type { CarRange } from './catalogue.ts'

/** What a vehicle looks like from outside; each belongs to one of the ranges. */
export const BODY_STYLES = [
  'city',
  'fiveDoorCity',
  'hatch',
  'saloon',
  'estate',
  'compactSuv',
  'largeSuv',
  'carrier',
  'minibus',
  'shuttle',
  'bus',
  'pickup',
  'van',
  'box',
  'camper',
  'caravan',
  'scooter',
] as const
export type BodyStyle = (typeof BODY_STYLES)[number]

export interface Described {
  name: string
  range: CarRange
  /** A list of bookings does not tell them. */
  doors?: number
  seats?: number
}

/** Models that are built in one shape, whatever a list says of their doors and seats. */
const MODELS: Record<CarRange, readonly (readonly [BodyStyle, RegExp])[]> = {
  mini: [
    ['city', /\b(fiat 500\b(?!\s?[lx])|mini cooper|smart|toyota iq|adam)/i],
    [
      'fiveDoorCity',
      /\b(celerio|panda|picanto|i10|kwid|twingo|aygo|c1|107|108|spark|alto|s-presso|up!?|morning|matiz)(?=\s|$)/i,
    ],
    [
      'saloon',
      /\b(mg 5|logan|symbol|thalia|accent|tiida|sunny|corolla|elantra|saloon|sedan|berline)\b/i,
    ],
    ['estate', /\b(estate|break|touring|tourer|mcv|sw|variant|combi)\b/i],
  ],
  midi: [
    [
      'largeSuv',
      /\b(land cruiser|prado|rav4|tucson|sportage|tiguan|3008|5008|sorento|santa fe|x-trail|kodiaq|pajero|touareg|koleos|tahoe|defender)\b/i,
    ],
    ['estate', /\b(estate|break|variant|combi|jogger)\b/i],
  ],
  maxi: [
    ['estate', /\b(jogger|lodgy|mcv|estate|break)\b/i],
    [
      'minibus',
      /\b(transporter|caravelle|multivan|trafic|vito|v-class|viano|traveller|expert|jumpy|spacetourer|staria|h-?1|tourneo custom|hiace|vivaro)\b/i,
    ],
  ],
  bus: [['bus', /\b(coaster|novo|rosa|otokar|autocar|coach)\b/i]],
  truck: [
    ['pickup', /\b(hilux|d-max|ranger|navara|l200|amarok|bt-?50|gladiator|wingle|pick-?up)\b/i],
    ['box', /\b(npr|nqr|canter|daily 35c|daily 50c|box|luton|caisse)\b/i],
  ],
  caravan: [
    ['minibus', /\b(california|nugget|marco polo|multivan)\b/i],
    ['shuttle', /\b(adria twin|twin|camper van|fourgon)\b/i],
    ['caravan', /\b(caravelair|aviva|altea|hobby|fendt|sterckeman)\b/i],
  ],
  scooter: [],
}

/** The shape in which a vehicle is drawn: by its model, or by its doors and seats where that is unknown. */
export function bodyStyle({ name, range, doors, seats = 0 }: Described): BodyStyle {
  const known = MODELS[range].find(([, names]) => names.test(name))
  if (known) return known[0]

  switch (range) {
    case 'mini':
      return doors === undefined || doors > 4 ? 'hatch' : doors === 4 ? 'saloon' : 'city'
    case 'midi':
      return seats > 5 ? 'largeSuv' : 'compactSuv'
    case 'maxi':
      return seats > 7 ? 'minibus' : 'carrier'
    case 'bus':
      return seats > 20 ? 'bus' : 'shuttle'
    case 'truck':
      return seats > 3 ? 'pickup' : 'van'
    case 'caravan':
      return doors === 1 ? 'caravan' : 'camper'
    case 'scooter':
      return 'scooter'
  }
}
