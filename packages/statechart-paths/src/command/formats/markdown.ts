import type { ScriptStep, TestScript } from '../test-script.ts'
import type { ScriptWord } from '../words/script-words.ts'
import type { Words } from '../words/words.ts'
import {
  byMachine,
  writeCounts,
  writeHeadline,
  labelled,
  findPreparation,
  pathRequirements,
  writeLimit,
  writeOpening,
  writeSeen,
  sentence,
  nameActor,
} from './parts.ts'
import type { Suite } from './suite-text.ts'

/** A test script for people: the preparation, then for each step what to do and what to see. */
export function renderMarkdown({ scripts, command, words }: Suite): string {
  const { say } = words
  const machines = byMachine(scripts).flatMap(([machine, own]) => [
    `# ${say('script/script', { machine: say(`${machine}/machine`) })}`,
    `${writeCounts(own, words)}. ${say('script/made-by', { command: `\`${command}\`` })}.`,
    say('script/how'),
    ...own.flatMap((script) => pathLines(script, words)),
  ])
  return `${machines.join('\n\n')}\n`
}

/** One path with its headline. */
export const pathLines = (script: TestScript, words: Words): string[] => [
  `## ${writeHeadline(script, words)}`,
  ...bodyLines(script, words),
]

/** The preparation, then for each step what to do and what to see. */
export function bodyLines(script: TestScript, words: Words): string[] {
  const label = (word: ScriptWord) => labelled(words.say(`script/${word}`), words)
  const start = findPreparation(script)
  const requirements = pathRequirements(script).join(', ')
  const steps = script.steps.slice(1).map((step) => stepLine(step, words))
  return [
    ...writeLimit(script, words).map((text) => `**${text}**`),
    requirements && `${label('requirements')} ${requirements}`,
    `${label('preparation')} ${sentence(start.happens)}`,
    script.preparation.map((item) => `- ${item}`).join('\n'),
    seeLine(start, words),
    steps.join('\n'),
  ].filter((line) => line !== '')
}

function stepLine(step: ScriptStep, words: Words): string {
  const who = labelled(nameActor(step, words), words)
  const open = step.urls.length > 0 ? ` (${writeOpening(step, words)})` : ''
  return `${step.number}. ${who} ${sentence(step.happens + open)}<br>${seeLine(step, words)}`
}

function seeLine(step: ScriptStep, words: Words): string {
  const tags = step.tags.map((tag) => `\`${tag}\``).join(' ')
  const more = [tags, step.requirements.join(', ')].filter((part) => part !== '')
  const facts = more.length > 0 ? ` (${more.join('; ')})` : ''
  const see = words.say('script/label', { label: words.say('script/see') })
  return `_${see}_ ${writeSeen(step, words)}${facts}`
}
