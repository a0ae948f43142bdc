### Jak może się skończyć każda misja z tej rodziny.

## Co oznacza przegraną

defeat-eliminated = Przegrana, jeśli zginie ktoś z Ocalałych.
