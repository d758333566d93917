import type { ScriptStep, TestScript } from '../test-script.ts'
import type { ScriptWord } from '../words/script-words.ts'
import type { Words } from '../words/words.ts'
import {
  groupByMachine,
  writeCounts,
  writeHeadline,
  formatLabel,
  findPreparation,
  listPathRequirements,
  writeLimit,
  writeOpening,
  writeSeen,
  toSentence,
  nameActor,
} from './parts.ts'
import type { Suite } from './suite-text.ts'

/** Renders a test script for testers: the preparation, then what to do and what to see at each step. */
export function renderMarkdown({ scripts, command, words }: Suite): string {
  const { say } = words
  const machines = groupByMachine(scripts).flatMap(([machine, own]) => [
    `# ${say('script/script', { machine: say(`${machine}/machine`) })}`,
    `${writeCounts(own, words)}. ${say('script/made-by', { command: `\`${command}\`` })}.`,
    say('script/how'),
    ...own.flatMap((script) => renderPath(script, words)),
  ])
  return `${machines.join('\n\n')}\n`
}

/** Renders one path with its headline. */
export const renderPath = (script: TestScript, words: Words): string[] => [
  `## ${writeHeadline(script, words)}`,
  ...renderPathBody(script, words),
]

/** Renders the preparation, then what to do and what to see at each step. */
export function renderPathBody(script: TestScript, words: Words): string[] {
  const label = (word: ScriptWord) => formatLabel(words.say(`script/${word}`), words)
  const start = findPreparation(script)
  const requirements = listPathRequirements(script).join(', ')
  const steps = script.steps.slice(1).map((step) => renderStep(step, words))
  return [
    ...writeLimit(script, words).map((text) => `**${text}**`),
    requirements && `${label('requirements')} ${requirements}`,
    `${label('preparation')} ${toSentence(start.happens)}`,
    script.preparation.map((item) => `- ${item}`).join('\n'),
    renderSeen(start, words),
    steps.join('\n'),
  ].filter((line) => line !== '')
}

function renderStep(step: ScriptStep, words: Words): string {
  const who = formatLabel(nameActor(step, words), words)
  const open = step.urls.length > 0 ? ` (${writeOpening(step, words)})` : ''
  return `${step.number}. ${who} ${toSentence(step.happens + open)}<br>${renderSeen(step, words)}`
}

function renderSeen(step: ScriptStep, words: Words): string {
  const tags = step.tags.map((tag) => `\`${tag}\``).join(' ')
  const more = [tags, step.requirements.join(', ')].filter((part) => part !== '')
  const facts = more.length > 0 ? ` (${more.join('; ')})` : ''
  const see = words.say('script/label', { label: words.say('script/see') })
  return `_${see}_ ${writeSeen(step, words)}${facts}`
}
