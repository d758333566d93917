import { execFileSync } from 'node:child_process'

import { Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'

it('lists the packages of production in valid CycloneDX', async () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { specVersion } = JSON.parse(text)
  expect(await new Validation.JsonStrictValidator(specVersion).validate(text)).toBeNull()
})
