import type { Question, Topic } from '#rental/questions/question.ts'

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** The topics with the questions that contain every word, in the title or in the answer. */
export function findQuestions(topics: readonly Topic[], words: string): Topic[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  const fits = ({ title, answer }: Question) => {
    const text = folded(`${title} ${answer}`)
    return wanted.every((word) => text.includes(word))
  }
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}
