"""Every test of Shamble; `./shamble test` runs them."""
