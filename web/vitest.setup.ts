Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: false }) });
