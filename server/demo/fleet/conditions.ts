import { type Language, mapLanguages } from '@masar/domain/service/languages.ts'

import type { ConditionTerms, GroupTerms } from '../../conditions/condition-terms.ts'
import { toDemoId } from '../identity.ts'
import { toSupplierId } from './car.ts'
import type { Range } from './model.ts'
import type { Supplier } from './supplier.ts'
import { suppliers } from './suppliers.ts'

const DAY_MS = 86_400_000
const MILLIMES_PER_DINAR = 1000

/** Converts dinars to the price level of a supplier, rounded to `step`. */
const scaleToPriceLevel = ({ level }: Supplier, dinars: number, step: number) =>
  Math.round((dinars * level) / step) * step * MILLIMES_PER_DINAR

/** The excess in dinars, by car size. */
const EXCESS_BY_SIZE = {
  usual: { withoutCover: 3000, collisionDamageWaiver: 600, fullInsurance: 0, extraKilometre: 0.3 },
  large: {
    withoutCover: 6000,
    collisionDamageWaiver: 1200,
    fullInsurance: 0,
    extraKilometre: 0.6,
  },
  small: {
    withoutCover: 1200,
    collisionDamageWaiver: 300,
    fullInsurance: 0,
    extraKilometre: 0.15,
  },
} as const

const SIZE_BY_RANGE: Record<Range, keyof typeof EXCESS_BY_SIZE> = {
  mini: 'usual',
  midi: 'usual',
  maxi: 'large',
  scooter: 'small',
  bus: 'large',
  truck: 'large',
  caravan: 'large',
}

/**
 * Where cars of suppliers outside Tunisia may be driven; cars of Tunisian suppliers may go to Algeria at most.
 */
const BORDERS: Readonly<Record<string, ConditionTerms['border']>> = {
  bahdja: { countries: ['TN'], fee: 200 * MILLIMES_PER_DINAR },
  'bab-el-bahr': { countries: [], fee: null },
  'rif-atlas': { countries: [], fee: null },
  'deux-roues': { countries: [], fee: null },
  dune: { countries: ['DZ'], fee: 180 * MILLIMES_PER_DINAR },
}
const ALGERIA_ONLY = { countries: ['DZ'], fee: 150 * MILLIMES_PER_DINAR }

type DemoNote = { en: string } & Partial<Record<Language, string>>

const NOTES: Readonly<Record<string, DemoNote>> = {
  jasmin: {
    fr: 'Les pneus, les vitres et le dessous du véhicule ne sont couverts que par l’assurance tous risques.',
    en: 'Tyres, windows and the underside of the car are covered by full insurance only.',
    es: 'Los neumáticos, los cristales y los bajos solo están cubiertos por el seguro a todo riesgo.',
  },
  dune: {
    fr: 'Les pistes sont autorisées avec un 4×4 seulement. Un nettoyage de sable coûte 60 TND.',
    en: 'Unpaved tracks are allowed with a 4×4 only. Cleaning off sand costs 60 TND.',
    es: 'Las pistas solo están permitidas con un 4×4. Limpiar la arena cuesta 60 TND.',
  },
  volta: {
    fr: 'Rendez le véhicule chargé à 20 % au moins ; sinon, la recharge coûte 30 TND.',
    en: 'Return the car charged to at least 20%; otherwise charging it costs 30 TND.',
    es: 'Devuelva el vehículo con al menos un 20 % de batería; si no, la recarga cuesta 30 TND.',
  },
}

function makeGroup(
  supplier: Supplier,
  size: keyof typeof EXCESS_BY_SIZE,
  ranges: Range[],
): GroupTerms {
  const { withoutCover, collisionDamageWaiver, fullInsurance, extraKilometre } =
    EXCESS_BY_SIZE[size]
  return {
    ranges,
    excess: {
      withoutCover: scaleToPriceLevel(supplier, withoutCover, 100),
      collisionDamageWaiver: scaleToPriceLevel(supplier, collisionDamageWaiver, 50),
      fullInsurance: scaleToPriceLevel(supplier, fullInsurance, 50),
    },
    extraKilometre: extraKilometre * MILLIMES_PER_DINAR,
  }
}

function makeTerms(supplier: Supplier): ConditionTerms {
  const { key, level, rules } = supplier
  const ranges = Object.keys(supplier.ranges) as Range[]
  const ofSize = (size: keyof typeof EXCESS_BY_SIZE) =>
    ranges.filter((range) => SIZE_BY_RANGE[range] === size)
  const [usual, ...others] = (['usual', 'large', 'small'] as const).filter(
    (size) => ofSize(size).length > 0,
  )
  return {
    groups: [
      makeGroup(supplier, usual ?? 'usual', []),
      ...others.map((size) => makeGroup(supplier, size, ofSize(size))),
    ],
    refuellingFee: scaleToPriceLevel(supplier, 20, 5),
    border: BORDERS[key] ?? ALGERIA_ONLY,
    lateReturn: {
      graceMinutes: level < 1 ? 30 : 60,
      hourlyFee: scaleToPriceLevel(supplier, 15, 5),
    },
    depositMethods: level < 1 ? ['creditCard', 'debitCard', 'cash'] : ['creditCard'],
    documents:
      rules?.payLater === false
        ? ['drivingLicense', 'identityCard', 'voucher']
        : ['drivingLicense', 'identityCard'],
    youngDriver: { under: 25, dailyFee: scaleToPriceLevel(supplier, 10, 5) },
    notes: translateNote(NOTES[key]),
  }
}

/** A language without a translation gets the English text. */
const translateNote = (note: DemoNote | undefined): ConditionTerms['notes'] =>
  note ? mapLanguages((language) => note[language] ?? note.en) : null

const subtractDays = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString()

/**
 * This supplier raised its refueling fee, so that some of its bookings have an earlier version of the
 * conditions.
 */
const SUPPLIER_WITH_RAISED_FEE = 'jasmin'
const DAYS_SINCE_RAISE = 21

/** Creates the rental conditions of every supplier, with figures that are usual in Tunisia. */
export function makeConditionRows(now: Date) {
  return suppliers.flatMap((supplier) => {
    const terms = makeTerms(supplier)
    const first = { version: 1, created_at: subtractDays(now, 400), terms }
    const raised = { ...terms, refuellingFee: (terms.refuellingFee ?? 0) + 5 * MILLIMES_PER_DINAR }
    const second = { version: 2, created_at: subtractDays(now, DAYS_SINCE_RAISE), terms: raised }
    return (supplier.key === SUPPLIER_WITH_RAISED_FEE ? [first, second] : [first]).map((row) => ({
      id: toDemoId('rentalConditions', `${supplier.key}/${row.version}`),
      supplier_id: toSupplierId(supplier.key),
      ...row,
    }))
  })
}

/** Returns the id of the version in effect when a booking was made. */
export function findConditionsId(key: string, bookedAt: Date, now: Date): string {
  const isNewer =
    key === SUPPLIER_WITH_RAISED_FEE &&
    bookedAt.toISOString() >= subtractDays(now, DAYS_SINCE_RAISE)
  return toDemoId('rentalConditions', `${key}/${isNewer ? 2 : 1}`)
}
