import { describe, expect, it } from 'vitest'
import { canBeOne, isUnnamed, saysName } from './same-person.ts'

const named = (text: string) => {
  const [firstName = '', lastName = '', companyName = ''] = text.split('/')
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(companyName && { companyName }),
  }
}

describe('one person or two', () => {
  it.each([
    ['Aina/Pons', 'Aina/Pons Riu'],
    ['Aina/Pons', 'Aina/Riu'],
    ['María/Gil', 'Maria José/Gil'],
    ['J./Pons', 'Joan/Pons'],
    ['Aina Pons', 'Aina/Pons'],
    ['Aina', 'Aina/Pons'],
    ['/Pons', 'Aina/Pons'],
    ['//Obres Riu', '//OBRES RIU'],
    ['Pere/Riu/Obres Riu', '//Obres Riu'],
    ['Pons/Aina', 'Aina/Pons'],
  ])('%s and %s can be one', (one, other) => {
    expect([canBeOne(named(one), named(other)), canBeOne(named(other), named(one))]).toEqual([
      true,
      true,
    ])
  })

  it.each([
    ['Aina/Pons', 'Biel/Pons'],
    ['Joan/Mas', 'Joana/Mas'],
    ['Aina', 'Biel'],
    ['//Obres Riu', '//Fusteria Mas'],
    ['//Obres Riu', 'Pere/Riu'],
    ['/Pons', 'Aina/Riu'],
  ])('%s and %s are two', (one, other) => {
    expect([canBeOne(named(one), named(other)), canBeOne(named(other), named(one))]).toEqual([
      false,
      false,
    ])
  })

  it('knows who is only called by what reaches them, and whether a name was taken whole', () => {
    expect([
      isUnnamed({ person: named('+34600112233'), reach: { phones: [{ number: '+34600112233' }] } }),
      isUnnamed({ person: named('a@b.example'), reach: {} }),
      isUnnamed({ person: named('Aina'), reach: {} }),
    ]).toEqual([true, true, false])
    expect([
      saysName(named('Aina/Pons Riu'), named('Aina/Pons')),
      saysName(named('Aina/Pons'), named('Aina/Pons Riu')),
    ]).toEqual([true, false])
  })
})
