import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { homeFolder } from '../src/home-folder.ts'
import { negotiator, spawnNegotiator } from './run-negotiator.ts'

const linux = { platform: 'linux', home: '/home/ada', env: {} } as const

describe('where files live', () => {
  it('is the usual place of each platform', async () => {
    expect(homeFolder(linux)).toBe('/home/ada/.local/share/negotiator')
    expect(homeFolder({ ...linux, platform: 'darwin', home: '/Users/ada' })).toBe(
      '/Users/ada/Library/Application Support/negotiator',
    )
    const windows = { platform: 'win32', home: 'C:\\Users\\ada' } as const
    expect(homeFolder({ ...windows, env: { APPDATA: 'D:\\Roaming' } })).toBe('D:\\Roaming\\negotiator')
    expect(homeFolder({ ...windows, env: {} })).toBe('C:\\Users\\ada\\AppData\\Roaming\\negotiator')
  })

  it('follows XDG_DATA_HOME, unless it is relative', async () => {
    expect(homeFolder({ ...linux, env: { XDG_DATA_HOME: '/data' } })).toBe('/data/negotiator')
    expect(homeFolder({ ...linux, env: { XDG_DATA_HOME: 'data' } })).toBe('/home/ada/.local/share/negotiator')
    expect(homeFolder({ ...linux, env: { XDG_DATA_HOME: '' } })).toBe('/home/ada/.local/share/negotiator')
  })

  it('is what NEGOTIATOR_HOME says before all else', async () => {
    const env = { NEGOTIATOR_HOME: '/games', XDG_DATA_HOME: '/data' }
    expect(homeFolder({ ...linux, env })).toBe('/games')
    expect(homeFolder({ ...linux, platform: 'darwin', env })).toBe('/games')
  })
})

describe('negotiator where', () => {
  it('prints the folder of the saves and nothing else', async () => {
    const { status, stdout, stderr } = await negotiator(['where'], { env: { NEGOTIATOR_HOME: '/games' } })
    expect([status, stdout.replaceAll('\\', '/').replace(/^[A-Z]:/, ''), stderr]).toEqual([
      0,
      '/games/saves\n',
      '',
    ])
  })

  it('prints a whole path even where HOME is empty', () => {
    const { stdout } = spawnNegotiator(['where'], { env: { NEGOTIATOR_HOME: '', HOME: '' } })
    expect(isAbsolute(stdout)).toBe(true)
  })
})
