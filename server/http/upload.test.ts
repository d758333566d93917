import { describe, expect, it } from 'vitest'

import { Refusal } from '../contract/problem.ts'
import { createPng } from '../testing/files.ts'
import { readUpload } from './upload.ts'

const FORM_TYPE = 'multipart/form-data; boundary=x'
const uploadForm = (body: string | FormData, type?: string) =>
  readUpload(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    }),
    'image',
    ['image/png'],
  ).catch((error: unknown) => {
    if (error instanceof Refusal) return error.problem
    throw error
  })

const createPart = (headers: string) => `--x\r\n${headers}\r\n\r\na\r\n`

describe('a form', () => {
  it('with a file and a few fields is accepted', async () => {
    const form = new FormData()
    form.append('name', 'Ana')
    form.append('image', createPng())
    expect(await uploadForm(form)).toMatchObject({ mediaType: 'image/png' })
  })

  // @shows SAFE-15
  it.each([
    [
      '90,000 parts',
      `${createPart('content-disposition: form-data; name="a"').repeat(90_000)}--x--`,
    ],
    ['700,000 header lines', `${createPart(Array(700_000).fill('a: b').join('\r\n'))}--x--`],
  ])('with %s is rejected before it is parsed', async (_, body) => {
    expect(await uploadForm(body, FORM_TYPE)).toEqual(new Refusal('invalid-request').problem)
  })
})
