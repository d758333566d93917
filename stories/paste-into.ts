import { userEvent } from 'storybook/test'

/** Pastes a text into a field that may have one: a page is drawn once instead of once for each key. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text) await userEvent.paste(text)
}
