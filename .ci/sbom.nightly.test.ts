import { execFileSync } from 'node:child_process'

import { Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'

it('npm run sbom lists the production packages in valid CycloneDX', async () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { specVersion } = JSON.parse(text)
  expect(await new Validation.JsonStrictValidator(specVersion).validate(text)).toBeNull()
})
