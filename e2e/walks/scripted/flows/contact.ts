import {
  localize,
  locateMainRegion,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

export const CONTACT_FLOW: ScriptedFlow = {
  prepare: (scene) => Promise.resolve({ address: localize(scene, '/contact') }),
  gestures: { 'sends a message': submitMessage },
}

/**
 * Fills in and submits the contact form. Clicks the last button, because a notice above it may have a button as
 * well.
 */
export async function submitMessage(scene: ScriptScene) {
  const form = locateMainRegion(scene).locator('form')
  await form.getByRole('textbox').nth(0).fill('amira@mail.example')
  await form.getByRole('textbox').nth(1).fill('A child seat')
  await form.getByRole('textbox').nth(2).fill('Do you have child seats?')
  await form.locator('button[type=submit]').last().click()
}
