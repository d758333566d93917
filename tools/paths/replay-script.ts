import type { Language } from '@masar/domain/service/languages.ts'
import { pathNamed, type Project, sentence, writeScript } from 'statechart-paths/command'

import type { ParsedScript } from '../../e2e/walks/scripted/follow-script.ts'
import { getFolderByName } from './machines.ts'
import { mustHoldFirst, getHoldUrl, isImpossible, SERVICE_URL, listStepUrls } from './recipes.ts'
import { findControl } from './seen.ts'
import type { PageWords } from './words/words.ts'

interface ReplayScript {
  script: Omit<ParsedScript, 'origin'>
  /** The sentence of each step. */
  lines: readonly string[]
}

/** Returns the printed script of a path, for a browser that follows it. */
export async function readReplayScript(
  project: Project,
  id: string,
  words: PageWords & { language: Language },
): Promise<ReplayScript> {
  const { machine, path } = await pathNamed(project, id)
  const folder = getFolderByName(machine)
  const written = writeScript(project, machine, path, words)
  const hold = getHoldUrl(folder)
  const steps = path.steps.map((step, number) => {
    const { urls = [], screen } = written.steps[number] ?? {}
    const { gone = [], spoken = [], icons = [], ...shown } = screen?.texts ?? {}
    return {
      label: step.label,
      origin: step.origin,
      isByHand: listStepUrls(folder, step) !== null,
      isImpossible: isImpossible(folder, step, path.steps.slice(0, number)),
      control: findControl(folder, [path.steps[number - 1], step], words)?.text ?? null,
      addresses: urls.map(toPath),
      shown: Object.values(shown).flat(),
      unseen: [...spoken, ...icons],
      gone,
      delay: step.delay ?? 0,
    }
  })
  return {
    script: {
      folder,
      language: words.language,
      hold: hold && toPath(hold),
      holdsFirst: mustHoldFirst(folder, path.steps),
      steps,
    },
    lines: written.steps.map(({ happens }) => sentence(happens)),
  }
}

/** Removes the origin, because the replay may use another service. */
const toPath = (address: string) => address.replace(SERVICE_URL, '')
