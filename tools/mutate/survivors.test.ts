import { makeMutants } from 'statechart-paths/mutants'
import { describe, expect, it } from 'vitest'

import { CATALOGUE, type MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { SURVIVOR_REASONS } from './survivors.ts'

describe('the reasons for undetected mutants', () => {
  it.each(Object.entries(SURVIVOR_REASONS))(
    'belong to existing mutants of %s',
    (folder, reasons) => {
      const { machine } = CATALOGUE[folder as MachineFolder]
      const known = new Set(makeMutants(machine).map(({ id }) => id))
      expect(Object.keys(reasons).filter((id) => !known.has(id))).toEqual([])
    },
  )
})
