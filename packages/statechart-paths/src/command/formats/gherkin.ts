import type { ScriptStep, TestScript } from '../test-script.ts'
import type { Words } from '../words/words.ts'
import {
  byMachine,
  writeHeadline,
  findPreparation,
  pathRequirements,
  writeLimit,
  writeSeen,
} from './parts.ts'
import type { Suite } from './suite-text.ts'

/** For tools that read Gherkin, with the keywords of the language. */
export function renderGherkin({ scripts, command, words }: Suite): string {
  const features = byMachine(scripts).map(([machine, own]) =>
    [
      `# language: ${words.language}`,
      `# ${command}`,
      `${words.say('script/feature')}: ${words.say(`${machine}/machine`)}`,
      ...own.flatMap((script) => ['', ...scenario(script, words)]),
    ].join('\n'),
  )
  return `${features.join('\n\n')}\n`
}

function scenario(script: TestScript, words: Words): string[] {
  const tags = [`@path-${script.id}`, ...pathRequirements(script).map((id) => `@${id}`)]
  const start = findPreparation(script)
  return [
    `  ${tags.join(' ')}`,
    `  ${words.say('script/scenario')}: ${writeHeadline(script, words)}`,
    ...writeLimit(script, words).map((text) => `    ${text}`),
    `    ${given(start, words)}`,
    `    ${seen(start, words)}`,
    ...script.steps
      .slice(1)
      .flatMap((step) => [
        `    ${words.say('script/when', { step: inSentence(step.happens, words) })}`,
        `    ${seen(step, words)}`,
      ]),
  ]
}

const seen = (step: ScriptStep, words: Words) =>
  words.say('script/then', {
    states: words.say('script/one-sees', { states: writeSeen(step, words) }),
  })

function given({ happens }: ScriptStep, words: Words): string {
  const said = words.say('script/given', { step: inSentence(happens, words) })
  return words.language === 'fr' ? said.replace(/\bque (?=[aeiouyéèêh])/i, "qu'") : said
}

/** A keyword begins the sentence, so only a name after it keeps its capital letter. */
function inSentence(text: string, { say }: Words): string {
  const isSmall = say('script/small')
    .split(' ')
    .some((word) => text.startsWith(word.endsWith('’') ? word : `${word} `))
  return isSmall ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
