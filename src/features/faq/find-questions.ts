import type { Question, Topic } from '#rental/questions/question.ts'

const foldText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Returns the topics, each with the questions that contain every word in their title or answer. */
export function findQuestions(topics: readonly Topic[], words: string): Topic[] {
  const keywords = foldText(words).split(/\s+/).filter(Boolean)
  const fits = ({ title, answer }: Question) => {
    const text = foldText(`${title} ${answer}`)
    return keywords.every((word) => text.includes(word))
  }
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}
