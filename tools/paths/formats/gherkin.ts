import type { Language } from '#domain/service/languages.ts'

import type { TestScript, ScriptStep } from '../script.ts'
import type { Words } from '../words/words.ts'
import type { Suite } from './formats.ts'
import { byMachine, writeHeadline, findPreparation, pathRequirements, writeSeen } from './parts.ts'

interface Keywords {
  feature: string
  scenario: string
  given: (sentence: string) => string
  when: string
  outcome: string
  /** Words that begin a sentence with a capital and are not names. */
  small: RegExp
}

const KEYWORDS: Readonly<Record<Language, Keywords>> = {
  en: {
    feature: 'Feature',
    scenario: 'Scenario',
    given: (sentence) => `Given ${sentence}`,
    when: 'When',
    outcome: 'Then',
    small: /^(The|A|An|Another|Nobody|Somebody|Whoever|Half|News|More|Less|After|Something|Staff) /,
  },
  fr: {
    feature: 'Fonctionnalité',
    scenario: 'Scénario',
    given: (sentence) =>
      `Étant donné ${/^[aeiouyéèêh]/i.test(sentence) ? "qu'" : 'que '}${sentence}`,
    when: 'Quand',
    outcome: 'Alors',
    small:
      /^(Le |La |Les |L’|Un |Une |Une |Du |De |Des |On |Quelqu’un |Personne |Plus |Moins |Après |Entre|Rien )/,
  },
  es: {
    feature: 'Característica',
    scenario: 'Escenario',
    given: (sentence) => `Dado que ${sentence}`,
    when: 'Cuando',
    outcome: 'Entonces',
    small:
      /^(El|La|Los|Las|Un|Una|Alguien|Nadie|Algo|Se|Más|Menos|Después|Lo|Llega|Llegan|Pasan?|A|Otra|Vuelve|Resulta|En|Puede|Quien) /,
  },
}

/** For tools that read Gherkin, with the keywords of the language. */
export function renderGherkin({ scripts, command, words }: Suite): string {
  const { feature } = KEYWORDS[words.language]
  const features = byMachine(scripts).map(([machine, own]) =>
    [
      `# language: ${words.language}`,
      `# ${command}`,
      `${feature}: ${words.say(`${machine}/machine`)}`,
      ...own.flatMap((script) => ['', ...scenario(script, words)]),
    ].join('\n'),
  )
  return `${features.join('\n\n')}\n`
}

function scenario(script: TestScript, words: Words): string[] {
  const { scenario: keyword, given } = KEYWORDS[words.language]
  const tags = [`@path-${script.id}`, ...pathRequirements(script).map((id) => `@${id}`)]
  const start = findPreparation(script)
  return [
    `  ${tags.join(' ')}`,
    `  ${keyword}: ${writeHeadline(script, words)}`,
    `    ${given(inSentence(start.happens, words))}`,
    `    ${seen(start, words)}`,
    ...script.steps
      .slice(1)
      .flatMap((step) => [
        `    ${KEYWORDS[words.language].when} ${inSentence(step.happens, words)}`,
        `    ${seen(step, words)}`,
      ]),
  ]
}

const seen = (step: ScriptStep, words: Words) => {
  const states = writeSeen(step, words)
  const said = step.see.length > 0 ? words.say('script/one-sees', { states }) : states
  return `${KEYWORDS[words.language].outcome} ${said}`
}

/** Behind a keyword a sentence goes on, so that only a name keeps its capital. */
function inSentence(text: string, { language }: Words): string {
  const isSmall = KEYWORDS[language].small.test(text)
  return isSmall ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
