import type { ScriptStep, TestScript } from '../test-script.ts'
import type { Words } from '../words/words.ts'
import {
  groupByMachine,
  writeHeadline,
  findPreparation,
  listPathRequirements,
  writeLimit,
  writeSeen,
} from './parts.ts'
import type { Suite } from './suite-text.ts'

/** Renders Gherkin, with the keywords of the language. */
export function renderGherkin({ scripts, command, words }: Suite): string {
  const features = groupByMachine(scripts).map(([machine, own]) =>
    [
      `# language: ${words.language}`,
      `# ${command}`,
      `${words.say('script/feature')}: ${words.say(`${machine}/machine`)}`,
      ...own.flatMap((script) => ['', ...renderScenario(script, words)]),
    ].join('\n'),
  )
  return `${features.join('\n\n')}\n`
}

function renderScenario(script: TestScript, words: Words): string[] {
  const tags = [`@path-${script.id}`, ...listPathRequirements(script).map((id) => `@${id}`)]
  const start = findPreparation(script)
  return [
    `  ${tags.join(' ')}`,
    `  ${words.say('script/scenario')}: ${writeHeadline(script, words)}`,
    ...writeLimit(script, words).map((text) => `    ${text}`),
    `    ${writeGiven(start, words)}`,
    `    ${writeThen(start, words)}`,
    ...script.steps
      .slice(1)
      .flatMap((step) => [
        `    ${words.say('script/when', { step: toMidSentence(step.happens, words) })}`,
        `    ${writeThen(step, words)}`,
      ]),
  ]
}

const writeThen = (step: ScriptStep, words: Words) =>
  words.say('script/then', {
    states: words.say('script/one-sees', { states: writeSeen(step, words) }),
  })

function writeGiven({ happens }: ScriptStep, words: Words): string {
  const sentence = words.say('script/given', { step: toMidSentence(happens, words) })
  return words.language === 'fr' ? sentence.replace(/\bque (?=[aeiouyéèêh])/i, "qu'") : sentence
}

/** Lowercases the first letter, because a keyword precedes the text. A name keeps its capital letter. */
function toMidSentence(text: string, { say }: Words): string {
  const isSmall = say('script/small')
    .split(' ')
    .some((word) => text.startsWith(word.endsWith('’') ? word : `${word} `))
  return isSmall ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
