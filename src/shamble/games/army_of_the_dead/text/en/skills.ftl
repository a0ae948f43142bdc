### Skills that Second Edition does not have, or calls by another name.

skill-explosive-master-name = Explosive Master
skill-explosive-master-text = One free Action a Turn for using Explosives, and one die more when you fire them.
skill-hunter-shambler-name = Hunter: Shambler
skill-hunter-shambler-text = When a Combat Action of yours eliminates somebody in a Zone, you may eliminate one Shambler more there and earn its Adrenaline.
skill-hunter-alpha-name = Hunter: Alpha
skill-hunter-alpha-text = When a Combat Action of yours eliminates somebody in a Zone, you may eliminate one Alpha more there and earn its Adrenaline.
skill-hunter-abomination-name = Hunter: Abomination
skill-hunter-abomination-text = When a Combat Action of yours eliminates somebody in a Zone, you may eliminate one Abomination there too; everybody earns its Adrenaline.
skill-silent-killer-name = Silent Killer
skill-silent-killer-text = You eliminate Sleepers for 1 Action instead of 2.
skill-to-the-rescue-name = To the Rescue
skill-to-the-rescue-text = If anybody has suffered a Wound in this round, you get 1 free Action when the Zombie Phase ends.
skill-bruiser-name = Bruiser
skill-bruiser-text = You have 4 Health instead of 3. Missions and the Vault may ask for you.
skill-vault-expert-name = Vault Expert
skill-vault-expert-text = Only you can open the Vault Door. Missions and the Vault may ask for you.
skill-stealthy-name = Stealthy
skill-stealthy-text = You never wake Sleepers by walking out. Missions and the Vault may ask for you.
skill-pilot-name = Pilot
skill-pilot-text = Missions and the Vault may ask for you.
skill-mechanic-name = Mechanic
skill-mechanic-text = Missions and the Vault may ask for you.
