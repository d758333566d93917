import { type Language, mapLanguages } from '@masar/domain/service/languages.ts'

import type { ConditionTerms, GroupTerms } from '../../conditions/condition-terms.ts'
import { demoId } from '../identity.ts'
import { supplierId } from './car.ts'
import type { Range } from './model.ts'
import type { Supplier } from './supplier.ts'
import { suppliers } from './suppliers.ts'

const DAY = 86_400_000
const MILLIMES = 1000

/** Dinars at the price level of a supplier, rounded to `step`. */
const atLevel = ({ level }: Supplier, dinars: number, step: number) =>
  Math.round((dinars * level) / step) * step * MILLIMES

/** Dinars for cars of the first group, and for larger or smaller ones. */
const EXCESS = {
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

const SIZES: Record<Range, keyof typeof EXCESS> = {
  mini: 'usual',
  midi: 'usual',
  maxi: 'large',
  scooter: 'small',
  bus: 'large',
  truck: 'large',
  caravan: 'large',
}

/** Where the cars of suppliers abroad may go; those in Tunisia go to Algeria at most. */
const BORDERS: Readonly<Record<string, ConditionTerms['border']>> = {
  bahdja: { countries: ['TN'], fee: 200 * MILLIMES },
  'bab-el-bahr': { countries: [], fee: null },
  'rif-atlas': { countries: [], fee: null },
  'deux-roues': { countries: [], fee: null },
  dune: { countries: ['DZ'], fee: 180 * MILLIMES },
}
const TO_ALGERIA = { countries: ['DZ'], fee: 150 * MILLIMES }

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

function makeGroup(supplier: Supplier, size: keyof typeof EXCESS, ranges: Range[]): GroupTerms {
  const { withoutCover, collisionDamageWaiver, fullInsurance, extraKilometre } = EXCESS[size]
  return {
    ranges,
    excess: {
      withoutCover: atLevel(supplier, withoutCover, 100),
      collisionDamageWaiver: atLevel(supplier, collisionDamageWaiver, 50),
      fullInsurance: atLevel(supplier, fullInsurance, 50),
    },
    extraKilometre: extraKilometre * MILLIMES,
  }
}

function makeTerms(supplier: Supplier): ConditionTerms {
  const { key, level, rules } = supplier
  const ranges = Object.keys(supplier.ranges) as Range[]
  const ofSize = (size: keyof typeof EXCESS) => ranges.filter((range) => SIZES[range] === size)
  const [usual, ...others] = (['usual', 'large', 'small'] as const).filter(
    (size) => ofSize(size).length > 0,
  )
  return {
    groups: [
      makeGroup(supplier, usual ?? 'usual', []),
      ...others.map((size) => makeGroup(supplier, size, ofSize(size))),
    ],
    refuellingFee: atLevel(supplier, 20, 5),
    border: BORDERS[key] ?? TO_ALGERIA,
    lateReturn: { graceMinutes: level < 1 ? 30 : 60, hourlyFee: atLevel(supplier, 15, 5) },
    depositMethods: level < 1 ? ['creditCard', 'debitCard', 'cash'] : ['creditCard'],
    documents:
      rules?.payLater === false
        ? ['drivingLicense', 'identityCard', 'voucher']
        : ['drivingLicense', 'identityCard'],
    youngDriver: { under: 25, dailyFee: atLevel(supplier, 10, 5) },
    notes: inEachLanguage(NOTES[key]),
  }
}

/** A language without a translation gets the English text. */
const inEachLanguage = (note: DemoNote | undefined): ConditionTerms['notes'] =>
  note ? mapLanguages((language) => note[language] ?? note.en) : null

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString()

/** Jasmin Auto has raised its refuelling fee, so some of its bookings have an earlier version. */
const RAISED = 'jasmin'
const RAISED_DAYS_AGO = 21

/** The rental conditions of every supplier, in figures that are usual in Tunisia. */
export function conditionRows(now: Date) {
  return suppliers.flatMap((supplier) => {
    const terms = makeTerms(supplier)
    const first = { version: 1, created_at: daysAgo(now, 400), terms }
    const raised = { ...terms, refuellingFee: (terms.refuellingFee ?? 0) + 5 * MILLIMES }
    const second = { version: 2, created_at: daysAgo(now, RAISED_DAYS_AGO), terms: raised }
    return (supplier.key === RAISED ? [first, second] : [first]).map((row) => ({
      id: demoId('rentalConditions', `${supplier.key}/${row.version}`),
      supplier_id: supplierId(supplier.key),
      ...row,
    }))
  })
}

/** The version that a booking of that moment was made under. */
export function findConditionsId(key: string, bookedAt: Date, now: Date): string {
  const isNewer = key === RAISED && bookedAt.toISOString() >= daysAgo(now, RAISED_DAYS_AGO)
  return demoId('rentalConditions', `${key}/${isNewer ? 2 : 1}`)
}
