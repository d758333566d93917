import { describe, expect, it } from 'vitest'

import { findQuestions } from './find-questions.ts'

const createTopic = (id: string, ...questions: [title: string, answer: string][]) => ({
  id,
  title: id,
  questions: questions.map(([title, answer]) => ({ id: title, title, answer })),
})
const TOPICS = [
  createTopic(
    'money',
    ['À quoi sert la caution ?', 'Aux dégâts.'],
    ['Comment payer ?', 'Au comptoir.'],
  ),
  createTopic('road', ['Que faire après un accident ?', 'Appelez le loueur.']),
]
const findTitles = (words: string) =>
  findQuestions(TOPICS, words).flatMap(({ questions }) => questions.map(({ title }) => title))

describe('the question search', () => {
  it('finds a word in the question and in the answer, ignoring case and accents', () => {
    expect(findTitles('CAUTION')).toEqual(['À quoi sert la caution ?'])
    expect(findTitles('degats')).toEqual(['À quoi sert la caution ?'])
  })

  it('requires every word, in any order', () => {
    expect(findTitles('comptoir payer')).toEqual(['Comment payer ?'])
    expect(findTitles('comptoir accident')).toEqual([])
  })

  it('omits topics without a match, and returns everything for an empty search', () => {
    expect(findQuestions(TOPICS, 'accident').map(({ id }) => id)).toEqual(['road'])
    expect(findTitles('  ')).toHaveLength(3)
  })
})
