web-module-saltlick = Saltlick
web-module-saltlick-more = A rider, a lamp, a winter and a storm.

character-saltlick-rider = Ellen Marsh
item-saltlick-lamp = Miner’s Lamp
story-saltlick-winter = The Long Winter
story-saltlick-winter-tale = Snow to the eaves. Whoever has wood shares it.
event-saltlick-dust = Dust Storm
event-saltlick-dust-tale = Noon turns brown, and nobody sees the road.
