import { describe, expect, it } from 'vitest'

import { findQuestions } from './find-questions.ts'

const topic = (id: string, ...questions: [title: string, answer: string][]) => ({
  id,
  title: id,
  questions: questions.map(([title, answer]) => ({ id: title, title, answer })),
})
const TOPICS = [
  topic('money', ['À quoi sert la caution ?', 'Aux dégâts.'], ['Comment payer ?', 'Au comptoir.']),
  topic('road', ['Que faire après un accident ?', 'Appelez le loueur.']),
]
const found = (words: string) =>
  findQuestions(TOPICS, words).flatMap(({ questions }) => questions.map(({ title }) => title))

describe('looking for a question', () => {
  it('finds a word in the question and in the answer, however it is written', () => {
    expect(found('CAUTION')).toEqual(['À quoi sert la caution ?'])
    expect(found('degats')).toEqual(['À quoi sert la caution ?'])
  })

  it('wants every word, in any order', () => {
    expect(found('comptoir payer')).toEqual(['Comment payer ?'])
    expect(found('comptoir accident')).toEqual([])
  })

  it('leaves out a topic without a question, and nothing when nothing is looked for', () => {
    expect(findQuestions(TOPICS, 'accident').map(({ id }) => id)).toEqual(['road'])
    expect(found('  ')).toHaveLength(3)
  })
})
