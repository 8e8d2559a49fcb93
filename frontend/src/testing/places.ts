/** Places of the table that a key may lead to; nothing happens there. */
import { vi } from 'vitest'
import type { Places } from '../table/keyboard'

export function nowhere(): Places {
  return {
    log: vi.fn(),
    talk: vi.fn(),
    help: vi.fn(),
    fold: vi.fn(),
    peek: vi.fn(),
    see: vi.fn(() => false),
    open: vi.fn(() => false),
    read: vi.fn(),
    back: vi.fn(() => false),
  }
}
