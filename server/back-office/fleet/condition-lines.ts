import { CAR_RANGES } from '@masar/domain/car/catalogue.ts'
import { LANGUAGES, mapLanguages } from '@masar/domain/service/languages.ts'

import type { ConditionTerms, ExcessTerms, GroupTerms } from '../../conditions/condition-terms.ts'
import { storeConditions } from '../../conditions/store-version.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { type Column, COLUMNS, GROUP_COLUMNS } from './fleet-columns.ts'
import type { KnownReferences, LineWriter } from './known-references.ts'
import type { LineReader } from './line-reader.ts'

const DEPOSIT_METHODS = ['creditCard', 'debitCard', 'cash'] as const
const DOCUMENTS = [
  'drivingLicense',
  'internationalPermit',
  'identityCard',
  'passport',
  'voucher',
  'creditCard',
] as const

/**
 * Reads the rental conditions of suppliers. A line without ranges contains a supplier's conditions; a line with
 * ranges contains the differences for cars in those ranges.
 */
export function readConditionLines(
  readers: readonly LineReader[],
  known: KnownReferences,
): LineWriter[] {
  const bySupplier = Map.groupBy(readers, (reader) =>
    known.find('supplier', reader.text('conditions'), reader),
  )
  return [...bySupplier].map(([supplierId, lines]) => readSupplierLines(supplierId, lines))
}

function readSupplierLines(supplierId: ObjectId, readers: readonly LineReader[]): LineWriter {
  const lines = readers.map((reader) => ({ reader, group: readGroup(reader) }))
  const seen = new Set<string>()
  for (const { reader, group } of lines) {
    for (const range of group.ranges.length > 0 ? group.ranges : ['']) {
      if (seen.has(range))
        reader.complain(
          range ? `the range ${range} appears twice.` : 'there is another line without ranges.',
        )
      seen.add(range)
    }
  }
  const [main] = lines.filter(({ group }) => group.ranges.length === 0)
  const others = lines.filter(({ group }) => group.ranges.length > 0)
  if (!main) readers[0]?.complain('this supplier has no line without ranges.')
  for (const { reader } of others) refuseOtherColumns(reader)
  const terms = main && {
    groups: [main.group, ...others.map(({ group }) => group)],
    ...readTerms(main.reader),
  }
  return async (tx) => {
    if (terms) await storeConditions(tx, supplierId, terms)
  }
}

const readGroup = (reader: LineReader): GroupTerms => ({
  ranges: readChoices(reader, 'ranges', CAR_RANGES),
  excess: readExcess(reader),
  extraKilometre: reader.optionalAmount('extra_kilometre'),
})

function readExcess(reader: LineReader): ExcessTerms {
  const withoutCover = reader.amount('excess')
  const read = (column: Column) => {
    const excess = reader.optionalAmount(column)
    if (excess !== null && excess > withoutCover)
      reader.complain(`${column} is higher than the excess without it.`)
    return excess
  }
  return {
    withoutCover,
    collisionDamageWaiver: read('excess_collision_damage_waiver'),
    fullInsurance: read('excess_full_insurance'),
  }
}

const readTerms = (reader: LineReader): Omit<ConditionTerms, 'groups'> => ({
  refuellingFee: reader.optionalAmount('refuelling_fee'),
  border: readBorder(reader),
  lateReturn: readLateReturn(reader),
  depositMethods: readChoices(reader, 'deposit_methods', DEPOSIT_METHODS),
  documents: readChoices(reader, 'documents', DOCUMENTS),
  youngDriver: readYoungDriver(reader),
  notes: readNotes(reader),
})

/** `none` means that the car must stay in its country. */
function readBorder(reader: LineReader): ConditionTerms['border'] {
  const written = reader.list('border_countries').map((code) => code.toUpperCase())
  const fee = reader.optionalAmount('border_fee')
  if (written.length === 0) {
    if (fee !== null) reader.complain('border_fee needs border_countries.')
    return null
  }
  if (written.length === 1 && written[0] === 'NONE') return { countries: [], fee: null }
  for (const code of written)
    if (!/^[A-Z]{2}$/.test(code))
      reader.complain('border_countries must be codes of two letters, or none.')
  return { countries: [...new Set(written)], fee }
}

function readLateReturn(reader: LineReader): ConditionTerms['lateReturn'] {
  const graceMinutes = reader.optionalWhole('grace_minutes', 0, 1440)
  const hourlyFee = reader.optionalAmount('late_hour_fee')
  return graceMinutes === null && hourlyFee === null
    ? null
    : { graceMinutes: graceMinutes ?? 0, hourlyFee }
}

function readYoungDriver(reader: LineReader): ConditionTerms['youngDriver'] {
  const under = reader.optionalWhole('young_driver_under', 18, 99)
  const dailyFee = reader.optionalAmount('young_driver_daily_fee')
  if ((under === null) !== (dailyFee === null))
    reader.complain('young_driver_under and young_driver_daily_fee belong together.')
  return under === null || dailyFee === null ? null : { under, dailyFee }
}

/** A note must be given in all languages or none: it would not bind customers who cannot read it. */
function readNotes(reader: LineReader): ConditionTerms['notes'] {
  const notes = mapLanguages((language) => reader.longText(`note_${language}`))
  const missing = LANGUAGES.filter((language) => notes[language] === '')
  if (missing.length === LANGUAGES.length) return null
  if (missing.length > 0) {
    const columns = LANGUAGES.map((language) => `note_${language}`)
    reader.complain(`${new Intl.ListFormat('en').format(columns)} belong together.`)
  }
  return notes
}

function readChoices<Choice extends string>(
  reader: LineReader,
  column: Column,
  choices: readonly Choice[],
): Choice[] {
  const found = reader.list(column).flatMap((written) => {
    const choice = choices.find((one) => one.toLowerCase() === written.toLowerCase())
    if (!choice) reader.complain(`${column} has ${choices.join(', ')}; not "${written}".`)
    return choice ?? []
  })
  return [...new Set(found)]
}

function refuseOtherColumns(reader: LineReader): void {
  const { needed, others } = COLUMNS.conditions
  const filled = [...needed, ...others].filter(
    (column) => !GROUP_COLUMNS.includes(column) && reader.list(column).length > 0,
  )
  if (filled.length > 0)
    reader.complain(`${filled.join(', ')} must be empty on a line with ranges.`)
}
