import type { ChangeEvent, ComponentProps } from 'react'

import { cleanLine } from '@masar/domain/text/clean-line.ts'

import { styled, cva } from '../style/styled.ts'

const controlStyles = cva({
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

/** Native controls: they support every keyboard, screen reader and phone. */
const TextInput = styled('input', controlStyles)
export const TextArea = styled('textarea', controlStyles)
export const Select = styled(styled('select', controlStyles), {
  base: {
    // The platform's arrow differs between devices, and touches the border.
    appearance: 'none',
    pe: '9',
    bg: `{colors.bg.raised} url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23767b83' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E") calc(100% - 0.75rem) 50% / 1rem no-repeat`,
    textOverflow: 'ellipsis',
    '[dir=rtl] &': { backgroundPosition: '0.75rem 50%' },
  },
})

export interface InputProps extends ComponentProps<typeof TextInput> {
  /** Keeps the text unchanged, for passwords. */
  isVerbatim?: boolean | undefined
}

/** A single-line text field that removes invisible characters from pasted text. */
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

/** Removes invisible characters, except during composition, which a change to the text would end. */
function cleanControl({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const { value, selectionStart } = control
  const line = cleanLine(value)
  if (line === value || (nativeEvent instanceof InputEvent && nativeEvent.isComposing)) return
  control.value = line
  // Fields such as email do not support setting the caret.
  if (selectionStart === null) return
  const caret = cleanLine(value.slice(0, selectionStart)).length
  control.setSelectionRange(caret, caret)
}
