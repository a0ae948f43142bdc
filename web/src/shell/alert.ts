// Being told that it is one's turn: a short sound and a notification, both only if asked for.
import { settings } from './settings.svelte';
import { t } from './text.svelte';

export function callBack(text: string): void {
  if (settings.sound) {
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 523;
      volume.gain.setValueAtTime(0.08, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.frequency.setValueAtTime(659, audio.currentTime + 0.16);
      tone.stop(audio.currentTime + 0.5);
    } catch {
      // No sound is no problem.
    }
  }
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification('Shamble', { body: `${t('ui-your-decision')} ${text}`, tag: 'shamble' });
}
