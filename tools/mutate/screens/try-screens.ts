import { ACCOUNT_DEFECTS } from './account-defects.ts'
import { CHECKOUT_DEFECTS } from './checkout-defects.ts'
import { type Copy, copyProject, type FailedFile } from './plant.ts'
import type { Defect } from './defect.ts'

export const SCREEN_DEFECTS: readonly Defect[] = [...CHECKOUT_DEFECTS, ...ACCOUNT_DEFECTS]

/**
 * Plants each mistake on a screen in a copy of the project and says which tests notice it, as rows of a
 * table. Says whether all were noticed. Throws when the tests fail without any. `only`: words in a title.
 */
export async function tryScreens(only = ''): Promise<boolean> {
  const defects = SCREEN_DEFECTS.filter(({ title }) => title.includes(only))
  const copy = copyProject()
  try {
    await expectGreen(copy, defects)
    console.log('| Defect | Found by |\n| --- | --- |')
    let missed = 0
    for (const defect of defects) {
      // oxlint-disable-next-line no-await-in-loop -- there is one copy
      const found = await copy.tryOut(defect)
      if (found.length === 0) missed += 1
      console.log(`| ${defect.title} | ${found.map(finding).join('<br>') || 'NOTHING'} |`)
    }
    console.log(`\n${defects.length - missed} of ${defects.length} screen defects are found.`)
    return missed === 0
  } finally {
    copy.remove()
  }
}

const finding = ({ file, tests }: FailedFile) => `${file.split('/').at(-1)}: ${tests || 'all'}`

async function expectGreen(copy: Copy, defects: readonly Defect[]): Promise<void> {
  const failed = await copy.run([...new Set(defects.flatMap(({ suites }) => suites))])
  if (failed.length === 0) return
  throw new Error(`These fail without any defect: ${failed.map(finding).join(', ')}`)
}
