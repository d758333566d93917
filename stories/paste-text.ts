import { userEvent } from 'storybook/test'

/** Replaces the text of a field by pasting: the page renders once instead of once per key. */
export async function pasteText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text) await userEvent.paste(text)
}
