/** The keys that mean something on the map: those with the focus on it, and those that turn what is
 * being laid, wherever the focus is. */
export const ON_MAP = ['+', '=', '-', '0', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
export const LAYING = ['q', 'e', 'f']
