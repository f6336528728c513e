import { expect, test } from './journey'

test('the reference of the API opens an operation with its example, without a console message', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto('/api/docs/#/user/loginUser')
  await expect(page.getByRole('heading', { name: /^Llar/ })).toBeVisible()
  await expect(page.getByText('aina@llar.example').first()).toBeVisible()
  expect(said).toEqual([])
})
