import type { MachineFolder } from '#machines/testing/catalogue.ts'

/** Why a mistake that no test notices is none, or why nothing looks: by machine and by mistake. */
export const REASONS: Partial<Record<MachineFolder, Record<string, string>>> = {}
