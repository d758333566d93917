import type { ChangeEvent, ComponentProps } from 'react'

import { cleanLine } from '@masar/domain/text/clean-line.ts'

import { styled, cva } from '../style/styled.ts'

const look = cva({
  base: {
    width: 'full',
    minW: '0',
    minH: '11',
    px: '3',
    py: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    _hover: { '&:not([aria-invalid=true])': { borderColor: 'fg' } },
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', borderWidth: '2px' },
  },
})

/** Native controls: they know every keyboard, screen reader and telephone. */
const TextInput = styled('input', look)
export const TextArea = styled('textarea', look)
export const Select = styled('select', look)

export interface InputProps extends ComponentProps<typeof TextInput> {
  /** For passwords: every character counts. */
  isVerbatim?: boolean | undefined
}

/** One line of text, without the invisible characters that are pasted along with it. */
export function Input({ isVerbatim = false, onChange, ...props }: InputProps) {
  return (
    <TextInput
      {...props}
      onChange={(event) => {
        if (!isVerbatim) cleanControl(event)
        onChange?.(event)
      }}
    />
  )
}

/** Not while an input method composes a word: changing the text would end the word. */
function cleanControl({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const { value, selectionStart } = control
  const line = cleanLine(value)
  if (line === value || (nativeEvent instanceof InputEvent && nativeEvent.isComposing)) return
  control.value = line
  // Fields such as email have no caret that a script may move.
  if (selectionStart === null) return
  const caret = cleanLine(value.slice(0, selectionStart)).length
  control.setSelectionRange(caret, caret)
}
