import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { MenuChoice, MenuItem } from './menu-items.tsx'
import { Menu } from './menu.tsx'

const onItemChosen = vi.fn<(language: string) => void>()
const LANGUAGES = ['English', 'Español', 'Français']

const getButton = () => screen.getByRole('button', { name: 'Language: English' })
const findMenu = () => screen.findByRole('menu', { name: 'Language: English' })

/** Waits until this item is highlighted. */
const expectHighlighted = (name: string) =>
  waitFor(() => {
    const { id } = screen.getByRole('menuitemradio', { name })
    expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', id)
  })

const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

beforeEach(() => {
  onItemChosen.mockClear()
  renderPage(
    <>
      <Menu
        label="Language: English"
        trigger="English"
        download={() => new Promise((resolve) => setTimeout(resolve, 20))}
      >
        {LANGUAGES.map((name) => (
          <MenuChoice
            key={name}
            value={name}
            isChosen={name === 'English'}
            onChoose={() => onItemChosen(name)}
          >
            {name}
          </MenuChoice>
        ))}
        <MenuItem value="none" onChoose={() => onItemChosen('none')}>
          None of them
        </MenuItem>
      </Menu>
      <h1 tabIndex={-1}>The next page</h1>
    </>,
  )
})

describe('a menu', () => {
  it('has its ARIA state before its code is loaded', () => {
    expect(getButton()).toHaveAttribute('aria-haspopup', 'menu')
    expect(getButton()).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens when its button was pressed before its code was loaded', async () => {
    await userEvent.click(getButton())

    expect(await findMenu()).toBeVisible()
    expect(getButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  })

  it('closes when its button is pressed again', async () => {
    await userEvent.click(getButton())
    await findMenu()
    await userEvent.click(getButton())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(getButton()).toHaveAttribute('aria-expanded', 'false')
  })

  it.each(['ArrowDown', 'Enter'])('highlights the first item when opened with %s', async (key) => {
    getButton().focus()
    await userEvent.keyboard(`{${key}}`)
    await waitFor(async () => expect(await findMenu()).toHaveFocus())
    await expectHighlighted('English')
  })

  it('supports arrow keys, Home, End and letters, and chooses with Enter', async () => {
    getButton().focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await findMenu()).toHaveFocus())
    await expectHighlighted('English')

    await userEvent.keyboard('{ArrowDown}')
    await expectHighlighted('Español')
    await userEvent.keyboard('{Home}')
    await expectHighlighted('English')
    await userEvent.keyboard('f')
    await expectHighlighted('Français')
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(onItemChosen).toHaveBeenCalledExactlyOnceWith('Français'))
    await expectClosed()
    await waitFor(() => expect(getButton()).toHaveFocus())
  })

  it('highlights the last item when opened with the up arrow', async () => {
    getButton().focus()
    await userEvent.keyboard('{ArrowUp}')
    await findMenu()
    await waitFor(() => {
      const { id } = screen.getByRole('menuitem', { name: 'None of them' })
      expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', id)
    })
  })

  it.each(['Escape', 'Tab'])('closes on %s and returns the focus', async (key) => {
    await userEvent.click(getButton())
    await waitFor(async () => expect(await findMenu()).toHaveFocus())
    await userEvent.keyboard(`{${key}}`)
    await expectClosed()
    await waitFor(() => expect(getButton()).toHaveFocus())
  })

  it('stays open when a new page takes the focus', async () => {
    await userEvent.click(getButton())
    await waitFor(async () => expect(await findMenu()).toHaveFocus())
    screen.getByRole('heading').focus()
    await userEvent.click(screen.getByRole('menuitem', { name: 'None of them' }))
    expect(onItemChosen).toHaveBeenCalledExactlyOnceWith('none')
  })
})
